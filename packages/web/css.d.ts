/** Browser entries import their styles; vite turns that into a file of its own. */
declare module "*.css";
