/** What each module is about, in the hand of the other drawings; nothing of it has to be read. */
import { Frame, GridDrawing, HearingDrawing, StairsDrawing } from './drawings.tsx'

/** The notice with the line that counts ringed, and the pencil beside it. */
const NoticeAndPencil = () => (
  <Frame>
    <path
      d="M62 12h92v108H62Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="fill-surface stroke-action"
    />
    <path d="M74 28h52M74 40h36" strokeWidth="5" strokeLinecap="round" className="stroke-control" />
    <path d="M74 60h30M74 76h30M74 92h30" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
    <path
      d="M120 60h22M120 76h22M120 92h22"
      strokeWidth="4"
      strokeLinecap="round"
      className="stroke-action"
    />
    <rect x="112" y="52" width="38" height="16" rx="8" strokeWidth="2.5" className="fill-none stroke-coral" />
    <path
      d="M176 108 206 42l12 6-30 66-14 8Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="fill-coral-tint stroke-coral"
    />
  </Frame>
)

/** The signed form on its way into the clerk's tray. */
export const FormAndTray = () => (
  <Frame>
    <path
      d="M86 8h72v76H86Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="fill-surface stroke-action"
    />
    <path d="M98 22h34M98 34h48M98 46h48" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
    <path
      d="M100 66c6-12 10-12 11-2s6 6 10-2 5 6 14 2"
      strokeWidth="2.5"
      strokeLinecap="round"
      className="fill-none stroke-coral"
    />
    <path
      d="M40 78h38l8 12h72l8-12h38l-12 44H52Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="fill-tint stroke-action"
    />
  </Frame>
)

const weeks = [52, 70, 88]
const days = [76, 96, 116, 136, 156]

/** The month with the day on which the evidence is due. */
export const CalendarDrawing = () => (
  <Frame>
    <rect
      x="56"
      y="14"
      width="124"
      height="102"
      rx="6"
      strokeWidth="2.5"
      className="fill-surface stroke-action"
    />
    <path d="M57 36h122" strokeWidth="2.5" className="stroke-action" />
    <path d="M86 8v14M150 8v14" strokeWidth="4" strokeLinecap="round" className="stroke-action" />
    {weeks.map((y) =>
      days.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className="fill-line" />),
    )}
    <circle cx="136" cy="70" r="11" strokeWidth="2.5" className="fill-amber-tint stroke-amber-line" />
    <path d="m131 70 4 4 7-8" strokeWidth="2.5" strokeLinecap="round" className="fill-none stroke-coral" />
  </Frame>
)

/** The decision, with the refund that comes after it. */
const DecisionDrawing = () => (
  <Frame>
    <path
      d="M44 18h96v96H44Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="fill-surface stroke-action"
    />
    <path d="M58 36h44M58 50h68M58 64h68" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
    <path
      d="m60 88 10 10 22-22"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="fill-none stroke-coral"
    />
    <circle cx="166" cy="92" r="30" strokeWidth="2.5" className="fill-tint stroke-action" />
    <text x="166" y="103" textAnchor="middle" className="fill-action font-serif text-[32px] font-semibold">
      $
    </text>
  </Frame>
)

const ofModules = [
  StairsDrawing,
  NoticeAndPencil,
  FormAndTray,
  GridDrawing,
  CalendarDrawing,
  HearingDrawing,
  DecisionDrawing,
]

export const ModuleDrawing = ({ id }: { id: number }) => {
  const Drawing = ofModules[id - 1]
  return Drawing ? <Drawing /> : null
}
