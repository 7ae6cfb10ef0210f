import { createFileRoute, notFound } from '@tanstack/react-router'
import { developmentOnly } from '../../shell/development-only.ts'
import { failAs, RenderFailure } from '../../shell/showcase/failures.tsx'

/** Every way a page can fail, to see what people would see: `/dev/errors/500`. */
export const Route = createFileRoute('/dev/errors/$kind')({
  beforeLoad: developmentOnly,
  loader: ({ params: { kind }, context }) => {
    if (kind === 'rendering') return
    failAs(kind, context)
    throw notFound()
  },
  component: RenderFailure,
})
