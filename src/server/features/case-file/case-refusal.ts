/** What an action on a case answers when it does not do what was asked. */
type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }

export const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })
