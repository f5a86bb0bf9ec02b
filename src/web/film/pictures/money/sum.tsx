/** Amounts added up line by line. */
import { amountText } from '#web/film/amount.ts'
import { grown, moving, type PictureProps, percent } from '#web/film/look.ts'

const signs = { plus: '+', minus: '−', none: '' } as const

export const SumPicture = ({ picture: { lines, total }, look }: PictureProps<'sum'>) => (
  <div className="film-sum">
    <dl>
      {lines.map(({ id, label, amount, sign }) => (
        <div key={id} style={moving(look, id)}>
          <dt>{label}</dt>
          <dd>
            <span className="film-sign">{signs[sign]}</span>
            <span className="film-mark">{amountText(amount)}</span>
          </dd>
        </div>
      ))}
      <span className="film-total-line" style={{ width: percent(grown(look, total.id)) }} />
      <div className="film-total" style={moving(look, total.id)}>
        <dt>{total.label}</dt>
        <dd>
          <span className="film-mark">{amountText(total.amount)}</span>
        </dd>
      </div>
    </dl>
  </div>
)
