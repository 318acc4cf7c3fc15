/** Makes the print button of a sheet work; it needs a script. */
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
