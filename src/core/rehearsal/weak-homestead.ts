/** Owns what is asked where the record shows a homestead on a home that its owner doesn't live in. */

import { mostWithoutHomestead } from '#core/tax/exemption/lost-homestead.ts'
import { HOMESTEAD_TO_REPORT } from './likely/of-weak.ts'
import type { WeakMaterial, WeakPoint } from './weak-point.ts'

export const HOMESTEAD_ON_RECORD = 'homestead-on-record'

export const weakHomestead = (material: WeakMaterial): readonly WeakPoint[] =>
  material.home?.homesteadOnRecord === true && material.home.livesThere === false
    ? [
        {
          id: HOMESTEAD_ON_RECORD,
          step: 'notice',
          asker: 'appraiser',
          reason: {
            code: 'homestead_on_record',
            atMost: mostWithoutHomestead(material.justCents, material.verdict?.readings[0]?.staircase ?? []),
            isFiled: Boolean(material.held?.file.filing.petitionFiledOn),
          },
          answer: HOMESTEAD_TO_REPORT,
        },
      ]
    : []
