/** The adjustment grid, filled row by row; on a narrow picture one row at a time is open. */
import { marked, moving, type PictureProps, pointedOf, shownOf } from '#web/film/look.ts'

const Table = ({ picture: { columns, rows }, look }: PictureProps<'grid'>) => (
  <table className="film-grid-wide">
    <thead>
      <tr>
        <td />
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, label, cells }) => (
        <tr key={id} style={moving(look, id)}>
          <th scope="row">
            <span className="film-mark">{label}</span>
          </th>
          {columns.map((column, at) => (
            <td key={column}>{cells[at]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Cards = ({ picture: { columns, rows }, look }: PictureProps<'grid'>) => {
  const open =
    rows.findLast(({ id }) => pointedOf(look, id) > 0) ?? rows.findLast(({ id }) => shownOf(look, id) > 0)
  return (
    <dl className="film-grid-narrow">
      {rows.map(({ id, label, cells }) => (
        <div key={id} style={moving(look, id)}>
          <dt>
            <span className="film-mark">{label}</span>
          </dt>
          {id === open?.id ? (
            <dd className="film-grid-open" style={marked(look, '')}>
              {columns.map((column, at) => (
                <span key={column}>
                  <span className="film-small">{column}</span> {cells[at]}
                </span>
              ))}
            </dd>
          ) : (
            <dd>{cells.at(-1)}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

export const GridPicture = (props: PictureProps<'grid'>) => (
  <div className="film-grid">
    <Table {...props} />
    <Cards {...props} />
  </div>
)
