/** The way from the free answer to the hearing in three steps, each with the thing it is about. */
import type { LandingCopy } from '#content/landing.ts'
import { GridDrawing, HearingDrawing, StairsDrawing } from '#web/drawing/drawings.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const drawings = [StairsDrawing, GridDrawing, HearingDrawing]

export const HowItWorks = ({ copy }: { copy: LandingCopy['howItWorks'] }) => (
  <Section id="how-it-works" title={copy.heading}>
    <ol className="grid grid-cols-1 gap-5 md:gap-8 md:grid-cols-3">
      {copy.steps.map((step, at) => {
        const Drawing = drawings[at]
        return (
          <li
            key={step.title}
            className="grid grid-cols-[min(6rem,27vw)_minmax(0,1fr)] items-start gap-x-4 few-words:block md:block"
          >
            {Drawing && (
              <div className="few-words:hidden">
                <Drawing />
              </div>
            )}
            <div>
              <h3 className="md:mt-3">
                {at + 1}. {step.title}
              </h3>
              <p className="mt-1">{step.text}</p>
            </div>
          </li>
        )
      })}
    </ol>
  </Section>
)
