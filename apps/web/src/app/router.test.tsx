import { Link } from '@tanstack/react-router'
import { describe, expect, test, vi } from 'vitest'
import { REDIRECTS, ROUTES } from '../lib/routes/routes.ts'
import { LinkButton } from '../ui/link-button.tsx'

vi.mock('./root-layout.tsx', () => ({ RootLayout: () => null }))
vi.mock('./loading-page.tsx', () => ({ LoadingPage: () => null }))
vi.mock('../pages/error-page.tsx', () => ({ ErrorPage: () => null }))
vi.mock('../lib/session.ts', () => ({ readSession: () => ({ loggedIn: false }) }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { router } = await import('./router.tsx')

const matched = (path: string) => router.matchRoutes(path, {}).at(-1)?.routeId

describe('addresses', () => {
  test.each(ROUTES.map(({ path }) => path))('%s matches its page whatever its case (B-8)', (path) => {
    expect([matched(path), matched(path.toLowerCase()), matched(path.toUpperCase())]).toEqual([path, path, path])
  })

  test('links keep the spelling of the specification (REQ-029)', () => {
    expect(router.buildLocation({ to: '/pages/userqueue' }).href).toBe('/pages/userqueue')
    expect(router.buildLocation({ to: '/pages/NPqueue' }).href).toBe('/pages/NPqueue')
    expect(router.buildLocation({ to: '/pages/useradmin' }).href).toBe('/pages/useradmin')
    expect(matched('/pages/useradmin')).toBe('/pages/userAdmin')
  })

  test('a group has no page of its own: the guard sends it on', () => {
    expect(Object.keys(REDIRECTS).filter((path) => ROUTES.some((row) => row.path.toLowerCase() === path))).toEqual([])
  })

  test('parameters stay texts, in their order, known or not', () => {
    const search = router.options.parseSearch?.('?tab=nonsense&draft=0012&unknown=true') ?? {}
    expect(router.matchRoutes('/pages/medicalQuestionnaire', search).at(-1)?.search).toEqual({
      ...{ tab: 'nonsense', draft: '0012', unknown: 'true' },
    })
    expect(router.options.stringifySearch?.(search)).toBe('?tab=nonsense&draft=0012&unknown=true')
  })
})

/** The compiler fails here when a wrong link would compile: each expected error has to be one. */
function _Links() {
  return [
    <Link key="1" to="/pages/languages" search={{ questionnaire: 'intake', of: 'draft' }} />,
    // @ts-expect-error unknown page
    <Link key="2" to="/pages/language" />,
    // @ts-expect-error the page takes no such parameter
    <Link key="3" to="/pages/languages" search={{ questionaire: 'intake' }} />,
    // @ts-expect-error the parameter takes no such value
    <Link key="4" to="/pages/languages" search={{ of: 'drafts' }} />,
    // @ts-expect-error a parameter is a text
    <Link key="5" to="/pages/askByPhone" search={{ patient: 7 }} />,
    // @ts-expect-error the page takes no parameters
    <Link key="6" to="/maps/google" search={{ patient: '7' }} />,
    // @ts-expect-error a button that is a link is checked too
    <LinkButton key="7" to="/pages/languages" search={{ of: 'drafts' }} />,
  ]
}

async function _navigate() {
  await router.navigate({ to: '/pages/answers', search: { view: 'misunderstood' } })
  // @ts-expect-error unknown page
  await router.navigate({ to: '/pages/answer' })
  // @ts-expect-error the parameter takes no such value
  await router.navigate({ to: '/pages/answers', search: { view: 'understood' } })
}
