/** The street of the story as a quiet line at the foot of a picture. */

const house = (x: number, width: number, height: number): string =>
  `M${x} 60v-${height}l${width / 2}-${height * 0.55}l${width / 2} ${height * 0.55}v${height}`

const palm = (x: number): string =>
  `M${x} 60q2-16 0-26m0 0q-7-6-13 1m13-1q7-6 13 1m-13-1q-3-9-12-8m12 8q3-9 12-8`

export const Street = () => (
  <svg className="film-street" viewBox="0 0 400 62" role="presentation">
    <path
      d={`M0 60H400 ${house(30, 52, 20)} ${palm(112)} ${house(240, 44, 17)} ${palm(312)} ${house(335, 48, 19)}`}
    />
    <path className="film-street-home" d={`${house(150, 60, 24)}M174 60v-14h12v14`} />
  </svg>
)
