/** The header that stays in view on the public pages; works before any script has loaded. */
import { Menu as MenuIcon } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/landing/site-header.ts'
import { calculatorAnchor, productName, sectionLinks } from '#web/features/landing/parts/site-links.ts'
import { useHasToken } from '#web/session/has-token.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Wordmark } from '#web/ui/layout/wordmark.tsx'

const calculator = { label: words.calculateSavings(), to: calculatorAnchor }
const toSignIn = { label: words.signIn(), to: paths.auth() }
const toHome = { label: words.home(), to: paths.dashboard() }
const linkStyle =
  'inline-flex min-h-11 items-center px-3 text-base text-ink underline-offset-4 hover:underline'

const closeMenu = (event: { currentTarget: Element }) =>
  event.currentTarget.closest('details')?.removeAttribute('open')

type Links = readonly { readonly label: string; readonly to: string }[]

const SmallScreenMenu = ({ links }: { links: Links }) => (
  <details className="relative ml-auto lg:hidden">
    <summary className="grid size-12 list-none place-items-center rounded-md border border-control text-action">
      <MenuIcon aria-hidden="true" className="size-6" />
      <span className="sr-only">{words.menu()}</span>
    </summary>
    <ul className="absolute top-14 right-0 w-[14rem] max-w-[calc(100vw-2rem)] rounded-md border border-control bg-surface py-2 shadow-lg">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} onClick={closeMenu} className={`${linkStyle} w-full px-5`}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  </details>
)

export const SiteHeader = () => {
  const links = [...sectionLinks, useHasToken() === true ? toHome : toSignIn]
  return (
    <header className="no-print @container sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-2 px-4 py-2 sm:px-6">
        <Wordmark name={productName} to={paths.landing()} />
        <nav aria-label={words.main()} className="ml-auto flex flex-wrap items-center gap-2">
          <ul className="hidden lg:flex">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={linkStyle}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          {/* With large letters it would take a second line; the menu has it too. */}
          <span className="hidden max-sm:@min-[24rem]:inline">
            <ButtonLink to={calculator.to} size="sm" variant="secondary">
              {calculator.label}
            </ButtonLink>
          </span>
          <span className="hidden sm:inline">
            <ButtonLink to={calculator.to} variant="secondary">
              {calculator.label}
            </ButtonLink>
          </span>
          <SmallScreenMenu links={[calculator, ...links]} />
        </nav>
      </div>
    </header>
  )
}
