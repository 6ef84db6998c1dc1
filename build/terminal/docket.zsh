#compdef docket
# Completes the commands of docket in zsh.
_docket() {
  local json='--json[print lines of JSON]'
  local from='--from[the first day]:YYYY-MM-DD' to='--to[the last day]:YYYY-MM-DD'
  if ((CURRENT == 2)); then
    local -a commands=(
      'add:save files as receipts'
      'status:how all stands'
      'sync:send what is confirmed'
      'list:the receipts'
      'export:receipts and their files as a ZIP'
      'read:what is on receipts'
    )
    _describe command commands
    _arguments '--help[tell the commands]' '--version[tell the version]' '*:file:_files'
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
    add) _arguments '--account[the account]:name' $json '*:file:_files' ;;
    status | sync) _arguments $json ;;
    list) _arguments $from $to $json ;;
    export) _arguments $from $to '--zip[where to write]:file:_files' $json ;;
    read) _arguments $json '*:file:_files' ;;
  esac
}
_docket "$@"
