/** Chooses the drawing of a picture by its kind. */
import type { Picture } from '#contract/course/film-picture.ts'
import type { PictureProps } from '#web/film/look.ts'
import { CapPicture } from '#web/film/pictures/money/cap.tsx'
import { PaymentPicture } from '#web/film/pictures/money/payment.tsx'
import { StairsPicture } from '#web/film/pictures/money/stairs.tsx'
import { SumPicture } from '#web/film/pictures/money/sum.tsx'
import { CalendarPicture } from '#web/film/pictures/papers/calendar.tsx'
import { FormPicture } from '#web/film/pictures/papers/form.tsx'
import { GridPicture } from '#web/film/pictures/papers/grid.tsx'
import { NoticePicture } from '#web/film/pictures/papers/notice.tsx'
import { PacketPicture } from '#web/film/pictures/papers/packet.tsx'
import { RecordPicture } from '#web/film/pictures/papers/record.tsx'
import { HearingPicture } from '#web/film/pictures/places/hearing.tsx'
import { HousePicture } from '#web/film/pictures/places/house.tsx'
import { SalesPicture } from '#web/film/pictures/places/sales.tsx'
import { ComparePicture } from '#web/film/pictures/words/compare.tsx'
import { ForkPicture } from '#web/film/pictures/words/fork.tsx'
import { PaperPicture } from '#web/film/pictures/words/paper.tsx'
import { PointsPicture } from '#web/film/pictures/words/points.tsx'
import { TalkPicture } from '#web/film/pictures/words/talk.tsx'
import { TitlePicture } from '#web/film/pictures/words/title.tsx'

type Drawings = { readonly [Kind in Picture['kind']]: (props: PictureProps<Kind>) => React.ReactNode }

const drawings: Drawings = {
  title: TitlePicture,
  points: PointsPicture,
  stairs: StairsPicture,
  cap: CapPicture,
  calendar: CalendarPicture,
  notice: NoticePicture,
  record: RecordPicture,
  sales: SalesPicture,
  grid: GridPicture,
  packet: PacketPicture,
  hearing: HearingPicture,
  payment: PaymentPicture,
  form: FormPicture,
  paper: PaperPicture,
  talk: TalkPicture,
  sum: SumPicture,
  house: HousePicture,
  compare: ComparePicture,
  fork: ForkPicture,
}

export const DrawnPicture = <Kind extends Picture['kind']>({ picture, look }: PictureProps<Kind>) =>
  drawings[picture.kind as Kind]({ picture, look })
