/** What our modules and styles look for in the page of Sveltia CMS, which does not document it. */
export const parts = {
  title: '.content-editor h2',
  fields: '.content-editor .body',
  field: '[data-locale][data-mode="edit"] [data-key-path]',
  text: '[contenteditable]',
  save: '.content-editor button.primary',
  menu: '.content-editor button.primary + [aria-haspopup="menu"]',
  back: '.content-editor button.back',
  message: '[role="alertdialog"]',
  question: '[role="alertdialog"] .body',
  confirm: '[role="alertdialog"] button.primary',
  pictures: '[aria-controls="page-container"]',
};
