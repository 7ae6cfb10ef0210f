import { createFileRoute, notFound } from '@tanstack/react-router'
import { developmentOnly } from '../../shell/development-only.ts'
import { layoutNamed } from '../../shell/showcase/layout-names.ts'
import { LayoutsPage } from '../../shell/showcase/layouts-page.tsx'

/** Each layout by its name: `/dev/layouts/coach`. */
export const Route = createFileRoute('/dev/layouts/$name')({
  beforeLoad: developmentOnly,
  loader: ({ params }) => {
    const name = layoutNamed(params.name)
    if (!name) throw notFound()
    return name
  },
  head: ({ loaderData }) => ({ meta: [{ title: `The ${loaderData} layout | Fieldhouse` }] }),
  component: () => <LayoutsPage name={Route.useLoaderData()} />,
})
