/** The county's record card: what it says, struck where it is wrong, with what is true written beside it. */

import * as words from '#messages/film/record.ts'
import { grown, marked, type PictureProps, percent, shownOf, written } from '#web/film/look.ts'

export const RecordPicture = ({ picture: { rows }, look }: PictureProps<'record'>) => (
  <div className="film-sheet film-record">
    <p className="film-heading">{words.theCountysRecordCard()}</p>
    <dl>
      {rows.map(({ id, label, record, real }) => (
        <div key={id} style={marked(look, id)} data-cued={shownOf(look, id) > 0 || undefined}>
          <dt>{label}</dt>
          <dd>
            <span className="film-struck">
              <span className="film-mark">{record}</span>
              {real && <span className="film-stroke" style={{ width: percent(grown(look, `${id}-real`)) }} />}
            </span>
            {real && (
              <span
                className="film-hand film-mark"
                style={{ ...marked(look, `${id}-real`), ...written(look, `${id}-real`) }}
              >
                {real}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
