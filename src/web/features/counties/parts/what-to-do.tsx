/** The steps of an appeal in one county, numbered, each with its lesson. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/counties/what-to-do.ts'
import type { CountyStep } from '#web/features/counties/county-steps.ts'
import { OutsideLink } from '#web/features/counties/parts/outside-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'

const Lesson = ({ lesson }: { lesson: string }) => (
  <TextLink to={paths.module(Number(lesson[0]), lesson)}>{words.lessonOfTheCourse({ lesson })}</TextLink>
)

const Step = ({ title, text, links, lesson }: CountyStep) => (
  <li className="break-inside-avoid pl-2 marker:font-serif marker:text-xl marker:font-semibold marker:text-action">
    <h3>{title}</h3>
    <p className="mt-1">{text}</p>
    {links.map(({ label, href }) => (
      <p key={href} className="mt-1">
        <OutsideLink href={href} label={label} />
      </p>
    ))}
    <p className="mt-1 text-sm print:hidden">
      <Lesson lesson={lesson} />
    </p>
  </li>
)

export const WhatToDo = ({ steps }: { steps: readonly CountyStep[] }) => (
  <ol className="stack measure list-decimal gap-6 print:gap-3 pl-[1.8em]">
    {steps.map((step) => (
      <Step key={step.title} {...step} />
    ))}
  </ol>
)
