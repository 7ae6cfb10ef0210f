import { Fragment } from 'react'
import { durationParts } from './task-words.ts'

/** As in "4 h 39 m", with small units. */
export const Duration = ({ seconds }: { seconds: number }) =>
  durationParts(seconds).map(({ figure, unit }, place) => (
    <Fragment key={unit}>
      {place > 0 && ' '}
      {figure}
      <span className="text-[0.66em] font-semibold text-muted">
        {'\u00a0'}
        {unit}
      </span>
    </Fragment>
  ))
