/** Whether this visit comes back from a checkout that was left. */
export const hasLeftCheckout = (): boolean =>
  new URLSearchParams(window.location.search).get('payment') === 'cancelled'
