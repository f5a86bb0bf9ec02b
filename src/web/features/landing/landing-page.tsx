/** The landing page: from the first worry to the free answer, the course and its price. */
import type { MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { readCoverage } from '#contract/report/reports.ts'
import * as messages from '#messages/landing/landing-page.ts'
import { readLandingContent } from '#web/features/landing/landing-content.ts'
import { ClosingCall } from '#web/features/landing/parts/closing-call.tsx'
import { CourseTopics } from '#web/features/landing/parts/course-topics.tsx'
import { DeadlineWarning } from '#web/features/landing/parts/deadline-warning.tsx'
import { FaqSection } from '#web/features/landing/parts/faq-section.tsx'
import { Hero } from '#web/features/landing/parts/hero.tsx'
import { HomeAskedHere } from '#web/features/landing/parts/home-asked.tsx'
import { HowItWorks } from '#web/features/landing/parts/how-it-works.tsx'
import { Instructor } from '#web/features/landing/parts/instructor.tsx'
import { PacketPages } from '#web/features/landing/parts/packet-pages.tsx'
import { Plans } from '#web/features/landing/parts/plans.tsx'
import { ReportSection } from '#web/features/landing/parts/report-section.tsx'
import { StatsStrip } from '#web/features/landing/parts/stats-strip.tsx'
import { Stories } from '#web/features/landing/parts/stories.tsx'
import { structuredData } from '#web/features/landing/structured-data.ts'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const loader = () => {
  const content = readLandingContent()
  const name = messages.justValueAppealYourFloridaProperty()
  return {
    ...content,
    // Read here, so that the first view does without the table of calls.
    coverageAt: `/api${readCoverage.path}`,
    structuredData: structuredData(name, content.copy.hero.text, content.faq),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const title = messages.justValueIsYourFloridaProperty()
  const description = loaderData?.copy.hero.text ?? ''
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(loaderData ? [{ 'script:ld+json': loaderData.structuredData }] : []),
  ]
}

export default function LandingPage() {
  const { copy, faq, stories, picture, excerpt, modules, coverageAt } = useLoaderData<typeof loader>()
  return (
    <MainPart>
      <div className="@container/page few-words:*:leading-normal">
        <HomeAskedHere>
          {/* The report begins with the one question at the top: who asks for it is led there, not past it. */}
          <div id="savings-calculator">
            <Hero copy={copy.hero} picture={picture} coverageAt={coverageAt} />
            <ReportSection copy={copy.report} />
          </div>
        </HomeAskedHere>
        <StatsStrip stats={copy.stats} />
        <HowItWorks copy={copy.howItWorks} />
        <DeadlineWarning words={copy.deadlineWarning} />
        <CourseTopics copy={copy.courseTopics} modules={modules} />
        <PacketPages copy={copy.packet} />
        <Instructor copy={copy.instructor} excerpt={excerpt} />
        <Plans copy={copy.pricing} modules={modules} />
        <Stories copy={copy.stories} stories={stories} basis={picture.basis} />
        <FaqSection heading={copy.faqHeading} faq={faq} />
        <ClosingCall copy={copy.closing} />
      </div>
    </MainPart>
  )
}
