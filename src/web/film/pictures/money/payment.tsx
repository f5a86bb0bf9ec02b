/** The months in which a bill is paid, the least that keeps the petition, and the day it is late. */

import * as words from '#messages/film/payment.ts'
import { amountText } from '#web/film/amount.ts'
import { marked, moving, type PictureProps } from '#web/film/look.ts'

export const PaymentPicture = ({ picture: { months, least, late }, look }: PictureProps<'payment'>) => (
  <div className="film-payment">
    <ol>
      {months.map(({ id, label, amount }) => (
        <li key={id} style={marked(look, id)}>
          <span className="film-mark">{label}</span>
          {amount !== undefined && (
            <span className="film-amount" style={moving(look, id)}>
              {amountText(amount)}
            </span>
          )}
        </li>
      ))}
      {late && (
        <li className="film-late" style={moving(look, 'late')}>
          <span className="film-mark">{late}</span>
        </li>
      )}
    </ol>
    {least !== undefined && (
      <div className="film-tag" style={moving(look, 'least')}>
        <p>{words.theLeastToPay()}</p>
        <p className="film-amount film-large">
          <span className="film-mark">{amountText(least)}</span>
        </p>
      </div>
    )}
  </div>
)
