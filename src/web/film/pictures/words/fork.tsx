/** A question, and where each answer leads. */
import { awaited, grown, marked, moving, type PictureProps, percent } from '#web/film/look.ts'

export const ForkPicture = ({ picture: { question, ways }, look }: PictureProps<'fork'>) => (
  <div className="film-fork">
    <p className="film-question" style={marked(look, question.id)}>
      <span className="film-mark">{question.text}</span>
    </p>
    <div className="film-ways">
      {ways.map(({ id, answer, then }) => (
        <div key={id}>
          <span className="film-branch" style={{ height: percent(grown(look, id)) }} />
          <div className="film-card" style={awaited(look, id)}>
            <div style={moving(look, id)}>
              <p className="film-answer">{answer}</p>
              <p>
                <span className="film-mark">{then}</span>
              </p>
            </div>
          </div>
        </div>
      ))}
    </div>
  </div>
)
