/** The packet for the hearing, put together sheet by sheet and bound. */
import { grown, marked, moving, type PictureProps, percent } from '#web/film/look.ts'

export const PacketPicture = ({ picture: { sheets }, look }: PictureProps<'packet'>) => (
  <div className="film-packet">
    <span
      className="film-binding"
      style={{ height: percent(grown(look, 'bound')), ...marked(look, 'bound') }}
    />
    <ol>
      {sheets.map(({ id, label }) => (
        <li key={id} style={moving(look, id)}>
          <span>
            <span className="film-mark">{label}</span>
          </span>
        </li>
      ))}
    </ol>
  </div>
)
