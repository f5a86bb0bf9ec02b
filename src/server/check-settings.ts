/** Says what is wrong with the settings before anything slow begins: `npm start` runs it ahead of a build. */
import { settingsOrExit } from '#server/run.ts'

settingsOrExit()
