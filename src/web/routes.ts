/** Every address of the product and the file that shows it. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const legalPage = (path: string) => route(path, 'features/legal/legal-page.tsx', { id: path })

export default [
  layout('features/landing/site-layout.tsx', [
    index('features/landing/landing-page.tsx'),
    legalPage('terms'),
    legalPage('privacy'),
    legalPage('refund-policy'),
    legalPage('disclaimers'),
    legalPage('accessibility'),
    route('*', 'features/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
