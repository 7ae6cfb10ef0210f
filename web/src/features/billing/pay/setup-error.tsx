import { ErrorState } from '../../../ui/feedback/error-state.tsx'

/** PAY-03: the provider's form can't be shown. The text is the specification's. */
export const SetupError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <ErrorState title="Payment is not ready" onRetry={onRetry}>
    There was an error setting up the client instance. Message: {message}
  </ErrorState>
)
