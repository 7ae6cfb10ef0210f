/** The fields of all parts of the site, as their forms call them. */
export const fieldLabels: Readonly<Record<string, string>> = {
  street: 'Street',
  town: 'City, state, ZIP',
  phone: 'Phone',
  title: 'Title',
  lead: 'Text below the title',
  closing_title: 'Title at the end',
  closing_text: 'Text at the end',
  featured: 'Athletes shown',
  is_shown: 'Shown',
  text: 'Text',
  link_label: 'Button',
  videos: 'Videos',
}
