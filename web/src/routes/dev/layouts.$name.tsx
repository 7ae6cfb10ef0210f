import { createFileRoute, notFound } from '@tanstack/react-router'
import { developmentOnly } from '../../shell/development-only.ts'
import { isLayoutName, LayoutsPage } from '../../shell/showcase/layouts-page.tsx'

/** Each layout by its name: `/dev/layouts/coach`. */
export const Route = createFileRoute('/dev/layouts/$name')({
  beforeLoad: developmentOnly,
  loader: ({ params: { name } }) => {
    if (!isLayoutName(name)) throw notFound()
    return name
  },
  head: ({ loaderData }) => ({ meta: [{ title: `The ${loaderData} layout | Fieldhouse` }] }),
  component: () => <LayoutsPage name={Route.useLoaderData()} />,
})
