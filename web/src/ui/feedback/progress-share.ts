export type StepState = 'done' | 'active' | 'paused' | 'todo'

export interface ProgressStep {
  label: string
  /** Its weight. */
  percent: number
  state: StepState
  /** The finished part, from 0 to 1, if known. */
  share?: number | undefined
}

const usual: Record<StepState, number> = { done: 1, active: 0.5, paused: 0.5, todo: 0 }

/** Half if unknown: a started step is neither nothing nor done. */
export const shareOf = ({ state, share }: ProgressStep): number => {
  if (state === 'done' || state === 'todo') return usual[state]
  return Math.min(1, Math.max(0, share ?? usual[state]))
}

export const weightOf = ({ percent }: ProgressStep): number => Math.max(0, percent)

/** The total in percent. All steps done is 100, whatever their weights. */
export const progressPercent = (steps: readonly ProgressStep[]): number => {
  const worth = steps.reduce((sum, step) => sum + weightOf(step), 0)
  const done = steps.reduce((sum, step) => sum + weightOf(step) * shareOf(step), 0)
  return worth === 0 ? 0 : Math.round((done / worth) * 100)
}
