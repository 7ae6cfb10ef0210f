import * as contract from '@fieldhouse/contract/accounts.social'
import { bind } from '../../../platform/http/bind.ts'
import type { AccountsSettings } from '../accounts-settings.ts'
import { finishSocialSignIn } from './finish-social-sign-in.ts'
import { startSocialSignIn } from './start-social-sign-in.ts'

export const socialRoutes = ({ social }: AccountsSettings) =>
  bind(contract, {
    getSocialNetworks: () => ({ data: [...social.networks] }),
    startSocialSignIn: (call) => startSocialSignIn(call, social, call.params.provider),
    finishSocialSignIn: async (call) => ({
      data: await finishSocialSignIn(call, social, call.params.provider, call.body.query),
    }),
  })
