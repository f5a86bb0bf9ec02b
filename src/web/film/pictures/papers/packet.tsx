/** The packet for the hearing: its sheets lie there and are named one by one, then bound. */
import { grown, marked, moving, type PictureProps, percent } from '#web/film/look.ts'

export const PacketPicture = ({ picture: { sheets }, look }: PictureProps<'packet'>) => (
  <div className="film-packet">
    <span
      className="film-binding"
      style={{ height: percent(grown(look, 'bound')), ...marked(look, 'bound') }}
    />
    <ol>
      {sheets.map(({ id, label }) => (
        <li key={id}>
          <span style={moving(look, id)}>
            <span className="film-mark">{label}</span>
          </span>
        </li>
      ))}
    </ol>
  </div>
)
