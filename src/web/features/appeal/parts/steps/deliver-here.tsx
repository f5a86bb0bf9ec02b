/** By when, to whom and how the evidence is sent, with the packet that goes: what comes before the log of it. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { type CalendarDate, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { phoneHref } from '#core/property/county.ts'
import * as words from '#messages/appeal/deliver-here.ts'
import { DownloadPacket, isOlderThanCase, packetAtHand } from '#web/case/packet-at-hand.tsx'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { evidenceDaysWords } from '#words/deadline/evidence-days.ts'
import { usePackets } from '../../packets.ts'
import { ADDRESS_PLACE, addressStepOf, isAddressKnown } from './appraiser-address.tsx'
import type { PartProps } from './part-props.ts'

type DeliverProps = Pick<PartProps, 'opened' | 'file'>

const ByWhen = ({ heldOn }: { heldOn: CalendarDate }) => {
  const today = todayInFlorida(new Date())
  const { aimOn, dueOn } = evidenceDays(heldOn)
  const isAhead = today <= aimOn
  return (
    <Notice tone="deadline">
      {isAhead && (
        <p className="font-serif text-xl font-semibold">
          {words.sendItBy()} <CalendarDay day={aimOn} />
        </p>
      )}
      <p>
        {isAhead ? words.lastDayByLaw({ day: formatCalendarDate(dueOn) }) : evidenceDaysWords(heldOn, today)}{' '}
        {words.goByTheNotice()}
      </p>
    </Notice>
  )
}

const ToWhom = ({ opened, file }: DeliverProps) => {
  const { appraiser, vab } = opened.county
  const typed = file.filing.appraiserAddress
  const address = typed ? typed : (appraiser?.address ?? '')
  const phone = appraiser?.phone
  const clerksPhone = vab?.office?.phone
  return (
    <section className="stack gap-2">
      <h3 className="text-base">{words.toThePropertyAppraiser({ county: opened.county.name })}</h3>
      {address !== '' && <p className="whitespace-pre-line">{address}</p>}
      {phone && (
        <p>
          {words.officesPhone()}: <MailLink href={phoneHref(phone)}>{phone}</MailLink>
        </p>
      )}
      {appraiser?.url && (
        <p>
          <MailLink href={appraiser.url}>{words.openTheOfficesPage()}</MailLink>
        </p>
      )}
      {!isAddressKnown({ county: opened.county, file }) && (
        <p>
          <TextLink to={`${paths.appealCase(opened.id, addressStepOf(opened))}#${ADDRESS_PLACE}`}>
            {words.addTheAddress()}
          </TextLink>
        </p>
      )}
      <p className="text-sm">
        {words.notToTheClerk()}{' '}
        {clerksPhone && <MailLink href={phoneHref(clerksPhone)}>{clerksPhone}</MailLink>}
      </p>
    </section>
  )
}

/** The one to send; where none is made yet, the way to where it is. */
const ThePacket = ({ opened }: Pick<DeliverProps, 'opened'>) => {
  const { tier } = useUser()
  const isMadeHere = tier === 'ai_enhanced'
  const { data } = usePackets(opened, opened.version, isMadeHere)
  if (!isMadeHere)
    return (
      <p>
        {rich(
          words.theLessonShowsHow({
            link: (text: ReactNode) => <TextLink to={paths.module(4, '4-3')}>{text}</TextLink>,
          }),
        )}
      </p>
    )
  if (!data) return null
  const packet = packetAtHand(data.packets)
  return (
    <div className="stack items-start gap-2">
      {packet && isOlderThanCase(packet.made) && (
        <>
          <p>{words.changedSince()}</p>
          <ButtonLink to={paths.appealCase(opened.id)}>{words.updateYourPacket()}</ButtonLink>
        </>
      )}
      {packet ? (
        <DownloadPacket caseId={opened.id} packet={packet} />
      ) : (
        <ButtonLink to={paths.appealCase(opened.id)}>{words.makeYourPacket()}</ButtonLink>
      )}
    </div>
  )
}

const HowToSend = () => (
  <section className="stack gap-2">
    <h3 className="text-base">{words.howToSendIt()}</h3>
    <p>{words.askHowTheyTakeIt()}</p>
    <ul className="list-disc pl-6">
      {[words.byEmail(), words.online(), words.byHand(), words.byMail()].map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
  </section>
)

export const DeliverHere = ({ opened, file }: DeliverProps) => {
  const { heldOn } = file.hearing
  if (heldOn === null)
    return (
      <p>
        {rich(
          words.firstTheHearingDate({
            link: (text: ReactNode) => (
              <TextLink to={paths.appealCase(opened.id, 'hearing')}>{text}</TextLink>
            ),
          }),
        )}
      </p>
    )
  return (
    <Card as="section">
      <div className="stack gap-5">
        <h2 className="text-lg">{words.sendYourEvidence()}</h2>
        <ByWhen heldOn={heldOn} />
        <ThePacket opened={opened} />
        <ToWhom opened={opened} file={file} />
        <HowToSend />
      </div>
    </Card>
  )
}
