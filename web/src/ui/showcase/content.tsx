import { Choices, Lists, Tables } from './content-lists.tsx'
import { BadgesAndPictures, Notices, States } from './content-signs.tsx'
import { ListPages } from './list-pages.tsx'
import { Shelf } from './specimen.tsx'

/** What pages are made of: tiles, tables, lists, signs and the states of all of them. */
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
