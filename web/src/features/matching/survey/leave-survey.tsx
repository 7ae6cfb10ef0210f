import { LeaveQuestion } from '../../../ui/overlays/leave-question.tsx'

/**
 * Answers wait in the tab until they are saved, so leaving loses nothing and nobody is asked. Only a browser that stores
 * nothing would lose them.
 */
export const LeaveSurvey = ({ wouldLose }: { wouldLose: boolean }) => (
  <LeaveQuestion wouldLose={wouldLose} text="This step has answers that are not saved yet." />
)
