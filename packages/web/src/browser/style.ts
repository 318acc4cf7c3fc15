/** The styles of every page: one file, loaded once and cached. */
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/layout.css";
import "../styles/table.css";
import "../styles/parts.css";
import "../styles/pairings.css";
import "../styles/crosstable.css";
import "../styles/pages.css";
import "../styles/console.css";
import "../styles/ladder.css";
import "../styles/tables.css";
import "../styles/tables-console.css";
import "../styles/screen.css";
import "../styles/sheets.css";
import "../styles/table-sheets.css";
import "../styles/print.css";
