import { Choices, Lists, Tables } from './content-lists.tsx'
import { BadgesAndPictures, Notices, States } from './content-signs.tsx'
import { ListPages } from './list-pages.tsx'
import { Shelf } from './specimen.tsx'

/** Page content: tiles, tables, lists, icons, and all their states. */
export const ContentShowcase = () => (
  <Shelf name="Content">
    <Choices />
    <Tables />
    <Lists />
    <ListPages />
    <BadgesAndPictures />
    <Notices />
    <States />
  </Shelf>
)
