/** On which page each part of a packet begins: 'Exhibit A', 'Comparable analysis'. */
export type PartPages = readonly (readonly [name: string, page: number])[]
