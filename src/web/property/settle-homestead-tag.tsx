/** Marks a home, where several are listed, whose homestead exemption has to be settled before a petition; its case says why and whom to call. */
import * as words from '#messages/property/homestead-differs.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

export const SettleHomesteadTag = () => <Badge tone="deadline">{words.settleItFirst()}</Badge>
