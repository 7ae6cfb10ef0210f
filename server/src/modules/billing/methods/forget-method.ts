import { job } from '../../../platform/jobs/job.ts'

/** The provider forgets a deleted card too. */
export const forgetMethodJob = job<{ token: string }>({
  name: 'forget-payment-method',
  effect: 'outside',
  run: ({ payments }, { token }) => payments.forget(token),
})
