/** This machine under a name other than localhost, as another device in the house sees it. */
export const houseName = 'fieldhouse.lan'
