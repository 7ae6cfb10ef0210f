import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { wasSignUpOpen } from '../../features/accounts/sign-up/sign-up-draft-key.ts'
import { ApiError } from '../../lib/api-error.ts'
import { clearInviteParams, saveInviteParams } from '../../lib/invite-params.ts'
import { safeReturnPath } from '../../lib/return-path.ts'
import { parseSearch, stringifySearch } from '../../lib/search-params.ts'
import { siteFacts } from '../../lib/site-facts.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { invitationQuery, isBadInvite } from '../popups/invitation-query.ts'
import { readPurchase } from '../popups/pending-purchase.ts'
import { closePopup, currentPopup, openPopup } from '../popups.ts'
import { type Plan, planFor } from './plan.ts'

/** The parts of the router that are used. */
interface OpenedPage {
  state: { location: { pathname: string; searchStr: string; hash: string } }
  navigate: (to: { href: string; replace: boolean; resetScroll: boolean }) => Promise<void>
  options: { context: { queryClient: QueryClient } }
}

const signUpDelayMs = 200

const noInvite = 'We could not check your invitation. Please open its link again.'

const clean = async ({ state: { location }, navigate }: OpenedPage, spent: Plan['spent']): Promise<void> => {
  const search = parseSearch(location.searchStr)
  for (const name of spent) delete search[name]
  const hash = location.hash && `#${location.hash}`
  await navigate({
    href: `${location.pathname}${stringifySearch(search)}${hash}`,
    replace: true,
    resetScroll: false,
  })
}

/** ACC-17: true when the invitation is valid. Otherwise the person sees a message, and is sent home. */
const isInvited = async (router: OpenedPage, invite: string): Promise<boolean> => {
  try {
    await router.options.context.queryClient.fetchQuery(invitationQuery(invite))
    return true
  } catch (error) {
    if (isBadInvite(error)) clearInviteParams()
    toast.error(error instanceof ApiError ? error.message : noInvite)
    closePopup()
    await router.navigate({ href: '/', replace: true, resetScroll: false })
    return false
  }
}

/** After a reload, a visitor who was about to sign up or sign in sees the dialog again. */
const reopenLogin = (returnUrl: string | undefined): void => {
  // A phone may drop the page while its owner looks for the code. The sign-up continues where it was.
  if (wasSignUpOpen()) openPopup({ name: 'login', view: 'signUp' })
  // The page to return to is still in the address, so it still needs a sign-in.
  else if (safeReturnPath(returnUrl, siteFacts().siteOrigin)) openPopup({ name: 'login' })
}

/** PAY-02: a purchase continues after a reload, signed in or not. */
const reopen = (viewer: User | null, returnUrl: string | undefined): void => {
  const purchase = readPurchase()
  if (purchase) openPopup({ name: 'payment', ...purchase })
  else if (viewer === null) reopenLogin(returnUrl)
}

/** Does what the opened page's address requests. */
export const followAddress = async (router: OpenedPage, viewer: User | null): Promise<void> => {
  const { pathname, searchStr } = router.state.location
  const search = parseSearch(searchStr)
  const plan = planFor(search, viewer, pathname === '/')
  if (plan.keeps) saveInviteParams(plan.keeps)
  if (plan.spent.length > 0) await clean(router, plan.spent)
  if (plan.isInviteUnused)
    toast('You are signed in already. To use the invitation, sign out and open its link again.')
  if (plan.isTeamLinkBroken)
    toast.error('This team’s link is not complete. Open the whole link, or ask for a new one.')
  if (plan.checksInvite !== null && !(await isInvited(router, plan.checksInvite))) return
  if (plan.isSignUp) await new Promise((resolve) => setTimeout(resolve, signUpDelayMs))
  // The role question does not replace an open popup. It can wait for the next page.
  const canWait = plan.opens?.name === 'select-role' && !plan.isSignUp
  if (plan.opens && !(canWait && currentPopup())) openPopup(plan.opens)
  else if (!currentPopup()) reopen(viewer, search.url)
}
