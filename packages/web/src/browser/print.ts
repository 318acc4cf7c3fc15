/** Makes the print button of a sheet work, which without a script would do nothing. */
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
