/** The adjustment grid, filled row by row; on a narrow picture one row at a time is open. */
import { marked, moving, type PictureProps, pointedOf, shownOf } from '#web/film/look.ts'

type Rows = PictureProps<'grid'>['picture']['rows']

/** Words begin at one line, amounts end at one; a column of both goes with what most of it is. */
const sideOf = (rows: Rows, column: number): string | undefined => {
  const amounts = rows.filter(({ cells }) => /^[+−-]?\$?\d/.test(cells[column] ?? ''))
  return 2 * amounts.length > rows.length ? undefined : 'film-cell-words'
}

const Table = ({ picture: { columns, rows }, look }: PictureProps<'grid'>) => (
  <table className="film-grid-wide">
    <thead>
      <tr>
        <td />
        {columns.map((column, at) => (
          <th key={column} scope="col" className={sideOf(rows, at)}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, label, cells }) => (
        <tr key={id} style={marked(look, id)}>
          <th scope="row">
            <span className="film-mark">{label}</span>
          </th>
          {columns.map((column, at) => (
            <td key={column} className={sideOf(rows, at)}>
              <div style={moving(look, id)}>{cells[at]}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Cards = ({ picture: { columns, rows }, look }: PictureProps<'grid'>) => {
  const open =
    rows.findLast(({ id }) => pointedOf(look, id) > 0) ??
    rows.findLast(({ id }) => shownOf(look, id) > 0) ??
    rows[0]
  return (
    <dl className="film-grid-narrow">
      {rows.map(({ id, label, cells }) => (
        <div key={id} style={marked(look, id)}>
          <dt>
            <span className="film-mark">{label}</span>
          </dt>
          {id === open?.id ? (
            <dd className="film-grid-open" style={moving(look, id)}>
              {columns.map((column, at) => (
                <span key={column}>
                  <span className="film-small">{column}</span> {cells[at]}
                </span>
              ))}
            </dd>
          ) : (
            <dd style={moving(look, id)}>{cells.at(-1)}</dd>
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
