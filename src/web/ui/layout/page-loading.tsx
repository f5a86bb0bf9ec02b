/** The shape of a page while its scripts or its person are still on the way: the bar with the mark, and gray lines. */
import { Skeleton, SkeletonText } from '../feedback/skeleton.tsx'
import { Container } from './container.tsx'
import { MainPart } from './main-part.tsx'
import { Wordmark } from './wordmark.tsx'

type PageLoadingProps = { name: string; to: string; message: string }

export const PageLoading = ({ name, to, message }: PageLoadingProps) => (
  <>
    <header className="flex min-h-[min(3.5rem,56px)] items-center border-b border-line bg-surface px-[min(1rem,16px)] md:px-[max(1.5rem,calc(50vw-34.5rem))]">
      <Wordmark name={name} to={to} />
    </header>
    <MainPart>
      <Container width="column">
        <div className="py-8">
          <Skeleton message={message} fillsScreen>
            <SkeletonText lines={8} />
          </Skeleton>
        </div>
      </Container>
    </MainPart>
  </>
)
