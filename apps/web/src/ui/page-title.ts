/** The heading that names the page. It takes the focus when another page opens. */
export const PAGE_TITLE_ID = 'page-title'
