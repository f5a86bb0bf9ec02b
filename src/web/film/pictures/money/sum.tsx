/** Amounts added up line by line. */
import { amountTexts } from '#web/film/amount.ts'
import { grown, moving, type PictureProps, percent } from '#web/film/look.ts'

const signs = { plus: '+', minus: '−', none: '' } as const

export const SumPicture = ({ picture: { lines, total }, look }: PictureProps<'sum'>) => {
  const texts = amountTexts([...lines, total].map(({ amount }) => amount))
  return (
    <div className="film-sum">
      <dl>
        {lines.map(({ id, label, sign }, at) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd style={moving(look, id)}>
              <span className="film-sign">{signs[sign]}</span>
              <span className="film-mark">{texts[at]}</span>
            </dd>
          </div>
        ))}
        <span className="film-total-line" style={{ width: percent(grown(look, total.id)) }} />
        <div className="film-total" style={moving(look, total.id)}>
          <dt>{total.label}</dt>
          <dd>
            <span className="film-mark">{texts.at(-1)}</span>
          </dd>
        </div>
      </dl>
    </div>
  )
}
