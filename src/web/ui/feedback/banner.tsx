/** The outcome of something the person just did, announced when it appears. */
import { Notice, type NoticeProps } from './notice.tsx'

export const Banner = (props: NoticeProps) => (
  <div role={props.tone === 'error' ? 'alert' : 'status'}>
    <Notice {...props} />
  </div>
)
