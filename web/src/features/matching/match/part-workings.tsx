import type { ExplainedPart } from '@fieldhouse/contract/matching.match'

type Working = ExplainedPart['workings'][number]

interface PartWorkingsProps {
  workings: readonly Working[]
  fit: number
}

/** How a fit was computed, so anyone can do it again. */
export const PartWorkings = ({ workings, fit }: PartWorkingsProps) => {
  if (workings.length === 0) return null
  const shares = workings.reduce((sum, { share }) => sum + share, 0)
  return (
    <details className="mt-1.5 text-small">
      <summary className="inline-flex cursor-pointer items-center rounded-xs font-semibold text-accent-text underline-offset-4 hover:underline touch:min-h-11">
        Do the math
      </summary>
      <table className="mt-2 w-full table-fixed border-collapse [&_th:not(:first-child)]:w-16">
        <thead className="text-start text-muted">
          <tr>
            <th className="pb-1 text-start font-medium">What counts</th>
            <th className="pb-1 text-end font-medium">Share</th>
            <th className="pb-1 ps-4 text-end font-medium">Fit</th>
          </tr>
        </thead>
        <tbody>
          {workings.map(({ label, value, share, fit: own }) => (
            <tr key={label} className="border-t border-line align-baseline">
              <th scope="row" className="py-1.5 text-start font-normal">
                <span className="font-semibold wrap-anywhere">{label}.</span>{' '}
                <span className="text-muted wrap-anywhere">{value}</span>
              </th>
              <td className="py-1.5 text-end">{share}</td>
              <td className="py-1.5 ps-4 text-end">{own}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {workings.length > 1 && (
        <p className="mt-1.5 text-muted">
          ({workings.map(({ share, fit: own }) => `${share} × ${own}`).join(' + ')}) ÷ {shares} = {fit}
        </p>
      )}
    </details>
  )
}
