/** Owns `expand`: replaces ids by the objects they name, along dotted paths, and adds fields that are absent unless asked for. */
import { z } from 'zod'
import { limits } from '#fakes/stripe/limits.ts'
import { listObjects, pageOf } from '#fakes/stripe/store/list-objects.ts'
import { findHidden, findOfAnyKind } from '#fakes/stripe/store/objects.ts'
import type { Store } from '#fakes/stripe/store/open-store.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'

type Node = Record<string, unknown>

const expandableIds = new Set([
  'balance_transaction',
  'charge',
  'coupon',
  'customer',
  'default_price',
  'failure_balance_transaction',
  'invoice',
  'latest_charge',
  'payment_intent',
  'payment_method',
  'price',
  'product',
  'promotion_code',
])

/** Keyed by `object.field`. */
const absentUnlessAsked: Record<string, (store: Store, id: string) => Promise<unknown>> = {
  'checkout.session.line_items': async (store, id) => {
    const { lineItems = [] } = await findHidden(store, 'checkout.session', id)
    return pageOf(lineItems, `/v1/checkout/sessions/${id}/line_items`, { limit: limits.pageRowsDefault })
  },
  'coupon.applies_to': async (store, id) => {
    const { appliesTo } = await findHidden(store, 'coupon', id)
    return appliesTo && { products: appliesTo }
  },
  'invoice.payments': (store, id) =>
    listObjects(store, 'invoice_payment', {
      url: `/v1/invoice_payments?invoice=${id}`,
      page: { limit: limits.pageRowsDefault },
      where: { invoice: id },
    }),
  'charge.refunds': (store, id) =>
    listObjects(store, 'refund', {
      url: `/v1/charges/${id}/refunds`,
      page: { limit: limits.pageRowsDefault },
      where: { charge: id },
    }),
}

const expandParam = z.array(z.string().max(200)).max(limits.expandPaths)

const readPaths = (expand: unknown): string[] => {
  const parsed = expandParam.safeParse(expand ?? [])
  if (!parsed.success)
    throw invalidRequest('parameter_invalid', 'Invalid expand: must be an array of strings.', 'expand')
  return parsed.data
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const expandField = async (store: Store, node: Node, field: string, path: string): Promise<unknown> => {
  const produce = absentUnlessAsked[`${node.object}.${field}`]
  if (produce !== undefined && node[field] === undefined) return produce(store, String(node.id))
  const value = node[field]
  const canExpand = isNode(value) || Array.isArray(value) || value === null || expandableIds.has(field)
  if (value === undefined || !canExpand) {
    throw invalidRequest('parameter_invalid', `This property cannot be expanded (${path}).`, 'expand')
  }
  return typeof value === 'string' ? ((await findOfAnyKind(store, value)) ?? value) : value
}

const expandPath = async (store: Store, target: unknown, segments: string[], path: string): Promise<void> => {
  if (Array.isArray(target)) {
    for (const member of target) await expandPath(store, member, segments, path)
    return
  }
  const [field, ...rest] = segments
  if (field === undefined || !isNode(target)) return
  target[field] = await expandField(store, target, field, path)
  await expandPath(store, target[field], rest, path)
}

/** Returns a copy of the object with every asked path expanded. */
export const expanded = async (store: Store, object: object, expand: unknown): Promise<object> => {
  const copy = structuredClone(object)
  for (const path of readPaths(expand)) {
    const segments = path.split('.')
    const depth = segments[0] === 'data' ? segments.length - 1 : segments.length
    if (depth > limits.expandDepth) {
      throw invalidRequest(
        'parameter_invalid',
        `You cannot expand more than ${limits.expandDepth} levels (${path}).`,
        'expand',
      )
    }
    await expandPath(store, copy, segments, path)
  }
  return copy
}
