# Completes the commands of docket in fish.
set -l words add status sync list export read
complete -c docket -n __fish_use_subcommand -a add -d 'Save files as receipts'
complete -c docket -n __fish_use_subcommand -a status -d 'How all stands'
complete -c docket -n __fish_use_subcommand -a sync -d 'Send what is confirmed'
complete -c docket -n __fish_use_subcommand -a list -d 'The receipts'
complete -c docket -n __fish_use_subcommand -a export -d 'Receipts and their files as a ZIP'
complete -c docket -n __fish_use_subcommand -a read -d 'What is on receipts'
complete -c docket -n __fish_use_subcommand -l help -d 'Tell the commands'
complete -c docket -n __fish_use_subcommand -l version -d 'Tell the version'
complete -c docket -n '__fish_seen_subcommand_from status sync list' -f
complete -c docket -n '__fish_seen_subcommand_from add' -x -l account -d 'The account'
complete -c docket -n '__fish_seen_subcommand_from list export' -x -l from -d 'The first day'
complete -c docket -n '__fish_seen_subcommand_from list export' -x -l to -d 'The last day'
complete -c docket -n '__fish_seen_subcommand_from export' -r -l zip -d 'Where to write'
complete -c docket -n "__fish_seen_subcommand_from $words" -l json -d 'Print lines of JSON'
