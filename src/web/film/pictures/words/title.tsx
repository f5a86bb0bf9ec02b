/** A title on the street of the story. */
import { grown, moving, type PictureProps, percent } from '#web/film/look.ts'
import { Street } from '#web/film/pictures/places/street.tsx'

export const TitlePicture = ({ picture, look }: PictureProps<'title'>) => (
  <div className="film-title">
    <div>
      <p className="film-headline">{picture.heading}</p>
      <span className="film-rule" style={{ width: percent(grown(look, 'heading') * 0.3) }} />
      {picture.line && (
        <p className="film-subline" style={moving(look, 'line')}>
          {picture.line}
        </p>
      )}
    </div>
    <Street />
  </div>
)
