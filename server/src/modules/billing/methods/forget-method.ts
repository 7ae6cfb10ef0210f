import { job } from '../../../platform/jobs/job.ts'

/** The provider forgets a deleted card too. */
export const forgetMethodJob = job<{ token: string }>({
  name: 'forget-payment-method',
  effect: 'outside',
  retries: 'until-done',
  run: ({ payments }, { token }) => payments.forget(token),
})

/**
 * An erased account is erased at the provider too, with its name, email, and cards. What was paid stays there, as it does
 * here. It is a promise to the person, so it is tried until it has worked. Operators see how many wait.
 */
export const forgetPayerJob = job<{ payer_id: string }>({
  name: 'forget-payer',
  effect: 'outside',
  retries: 'until-done',
  run: ({ payments }, { payer_id }) => payments.forgetPayer(payer_id),
})
