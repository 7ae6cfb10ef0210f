import * as contract from '@fieldhouse/contract/colleges.verification'
import { bind } from '../../../platform/http/bind.ts'
import { findCollegesByWords } from '../colleges.queries.ts'
import { typedWords } from '../typed-words.ts'
import { setDomain, showDomains } from './college-domains.ts'
import { listReviews, showReview } from './list-reviews.ts'
import { confirmCollegeCode, requestVerification, sendCollegeCode } from './request-verification.ts'
import { approveCoach, pauseCoach, refuseCoach } from './review-coach.ts'
import { type FindPublicSlugs, showVerification } from './show-verification.ts'

const mostColleges = 10

export const verificationRoutes = ({ findPublicSlugs }: { findPublicSlugs: FindPublicSlugs }) =>
  bind(contract, {
    getCoachVerification: async ({ db, actor }) => ({
      data: await showVerification(db, actor, findPublicSlugs),
    }),
    requestCoachVerification: async (call) => {
      await requestVerification(call, call.body)
      return { data: await showVerification(call.db, call.actor, findPublicSlugs) }
    },
    sendCollegeEmailCode: async (call) => ({
      data: { email: await sendCollegeCode(call, call.body.email) },
    }),
    confirmCollegeEmail: async (call) => {
      await confirmCollegeCode(call, call.body.code)
      return { data: await showVerification(call.db, call.actor, findPublicSlugs) }
    },
    getCoachReviews: ({ db, query }) => listReviews(db, query),
    approveCoach: async (call) => {
      await approveCoach(call, call.params.user_id, call.body.college_id)
      return showReview(call.db, call.params.user_id)
    },
    refuseCoach: async (call) => {
      await refuseCoach(call, call.params.user_id, call.body.reason)
      return showReview(call.db, call.params.user_id)
    },
    pauseCoach: async (call) => {
      await pauseCoach(call, call.params.user_id, call.body.reason)
      return showReview(call.db, call.params.user_id)
    },
    getCollegeDomains: async ({ db, params }) => ({ data: await showDomains(db, params.id) }),
    setCollegeDomain: async (call) => ({ data: await setDomain(call, call.params.id, call.body) }),
    findColleges: async ({ db, query }) => {
      const words = typedWords(query.q)
      return { data: words.length > 0 ? await findCollegesByWords(db, words, mostColleges) : [] }
    },
  })
