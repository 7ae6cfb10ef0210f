/** Colleges: real colleges with their location, cost, admission, and athletics membership, and their coaches. */

export { addCoachFor, changeCoachFor } from './add-coach.ts'
export { archiveCoach } from './archive-coach.queries.ts'
export { catalogVersion, findCatalog } from './catalog.queries.ts'
export {
  type CoachRow,
  coachesFor,
  findCoachContact,
  findCoachContacts,
  findContactOfUser,
  findPhoneOfCoach,
  phoneOfCoach,
  selectCoachesOf,
  type TeamGender,
  teamGender,
} from './coaches.queries.ts'
export { collegesListeners } from './colleges.listeners.ts'
export { findCollege, hasTeamFor, isDearerFrom, milesFrom, netCostFrom } from './colleges.queries.ts'
export { collegeCoaches, collegeRow, colleges } from './colleges.reads.ts'
export { collegesRoutes } from './colleges.routes.ts'
export { eraseCoach } from './erase-coach.queries.ts'
export { loadColleges, readBundledColleges } from './load-colleges.ts'
export { type CollegeRow, presentCollege, presentCollegeDetails } from './present-college.ts'
export { removeCoachFor } from './remove-coach.ts'
export { areBegunBy, coachName } from './typed-words.queries.ts'
export { typedWords } from './typed-words.ts'
export { countWaitingReviews } from './verification/reviews.queries.ts'
export { pauseBounced, reviewCoachesJob } from './verification/verification.jobs.ts'
export {
  isVerifiedCoach,
  namedCollegeOf,
  provenCollegeEmailOf,
  teamOfCoach,
  verificationMethodOf,
  verifiedCollegeNameOf,
} from './verification/verification.queries.ts'
