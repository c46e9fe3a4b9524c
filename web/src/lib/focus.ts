/** For what takes the place of a button that was pressed: the keyboard goes on there, not at the top of the page. */
export function focused(element: HTMLElement): void {
  element.focus();
}
